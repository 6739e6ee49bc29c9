import { lang, t } from '$src/lang/lang.svelte';

/** What people call a game; its board brings the name along. */
export const nameOfGame = (slug: string): string => (lang.has(`web-name-${slug}`) ? t(`web-name-${slug}`) : slug);
