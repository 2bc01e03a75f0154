import { mount } from "svelte";
import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import App from "./App.svelte";
import { followLinks } from "./kit/router.svelte";
import { applySettings } from "./kit/settings.svelte";

await applySettings();
followLinks();
mount(App, { target: document.getElementById("app")! });
