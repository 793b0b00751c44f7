"""One file a step, each naming the one before it; a step that was released is never changed."""
