import { lang } from './lang.svelte';

/** How the reader's own region writes dates and hours, in the language that the page speaks: English of Britain is not that of America. */
export const region = (): string => navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === lang.current) ?? lang.current;
