import { t } from '$src/lang/lang.svelte';
import type { ClockSettings } from '$src/wire';

/** A clock in a few words. */
export function clockInWords(clock: ClockSettings): string {
  if (clock.kind === 'live') return t('web-facts-live', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  if (clock.kind === 'days') return t('web-facts-days', { hours: clock.hours });
  return t('web-facts-no-clock');
}
