"""The report of a contest as one page that needs nothing else."""
