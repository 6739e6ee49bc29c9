import { t } from '$src/lang/lang.svelte';
import { me } from '$src/me.svelte';
import { api } from '$src/net/http';
import { router, to } from '$src/router.svelte';
import { beginAtOnce } from '$src/table/hasty';
import type { NewTable } from '$src/wire';

/** Opens a table and goes there; a newcomer becomes a guest on the way. */
export async function openTable(table: NewTable, atOnce: boolean): Promise<void> {
  await me.beSomebody(t('web-guest'));
  const { id } = await api.open(table);
  if (atOnce) beginAtOnce(id);
  router.go(to.table(id));
}
