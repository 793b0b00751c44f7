import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { speech } from "./texts/speech.svelte";

await speech.begin();
mount(App, { target: document.body });
