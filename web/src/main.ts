import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { lang } from './lang/lang.svelte';
import { me } from './me.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

settings.start();
router.start();
// A server that does not answer is told on the screen that needs it.
me.start().catch(() => undefined);
await lang.start();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
