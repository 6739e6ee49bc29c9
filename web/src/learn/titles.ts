import { lang } from '$src/lang/lang.svelte';

/** The title before a sentence of a list, closed by a full stop unless it ends with a sign of its own: "GO!" */
export function titleOf(id: string): string {
  const title = lang.say({ id }, 'title');
  return /[.!?]$/.test(title) ? title : `${title}.`;
}
