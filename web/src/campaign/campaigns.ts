import { t } from '$src/lang/lang.svelte';
import { ask } from '$src/net/http';
import type { CampaignInfo, NewCampaign, Sitter, TableInfo } from '$src/wire';

/** The server's questions about campaigns. */
export const campaigns = {
  mine: () => ask<CampaignInfo[]>('GET', '/campaigns'),
  begin: (campaign: NewCampaign) => ask<CampaignInfo>('POST', '/campaigns', campaign),
  at: (id: string) => ask<CampaignInfo>('GET', `/campaigns/${id}`),
  sit: (id: string, seat: number) => ask<CampaignInfo>('POST', `/campaigns/${id}/sit`, { seat }),
  next: (id: string) => ask<TableInfo>('POST', `/campaigns/${id}/next`),
  ofTable: (table: string) => ask<string | null>('GET', `/tables/${table}/campaign`),
};

/** What somebody who keeps a seat is called. */
export function keeperName(sitter: Sitter): string {
  if (sitter.kind === 'empty') return t('web-seat-empty');
  return sitter.kind === 'person' ? sitter.name : t('web-bot', { level: { id: `web-level-${sitter.level}` } });
}

/** How a row of the campaign's table is to be read. */
export type Row =
  | { state: 'over'; scenario: string; table: string; won: number[]; losses: number[] }
  | { state: 'running'; scenario: string; table: string }
  | { state: 'next'; scenario: string }
  | { state: 'later'; scenario: string };

/** One row a scenario: what has been played, what is being played, what comes next, and the rest. */
export function rowsOf({ scenarios, matches }: Pick<CampaignInfo, 'scenarios' | 'matches'>): Row[] {
  const done = matches.every(({ result }) => result !== null);
  return scenarios.map((scenario, index): Row => {
    const match = matches[index];
    if (match?.result) return { state: 'over', scenario, table: match.table, won: match.result.won, losses: match.result.losses };
    if (match) return { state: 'running', scenario, table: match.table };
    return { state: index === matches.length && done ? 'next' : 'later', scenario };
  });
}
