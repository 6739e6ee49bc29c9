/**
 * Which screen an address means. Addresses live behind the `#`: any server can send the page, and a personal link's
 * secret never reaches a log.
 */
export type Screen =
  | { name: 'home' }
  | { name: 'lobby' }
  | { name: 'new-table'; game: string }
  | { name: 'new-campaign'; game: string }
  | { name: 'campaign'; id: string }
  | { name: 'table'; id: string }
  | { name: 'record'; id: string; line: number | null }
  | { name: 'how'; game: string; page: HowPage }
  | { name: 'rules'; game: string; clause: string | null }
  | { name: 'profile'; who: string | null }
  | { name: 'settings' }
  | { name: 'account' }
  | { name: 'link'; token: string }
  | { name: 'confirm'; token: string }
  | { name: 'friend'; token: string }
  | { name: 'reset'; token: string | null }
  | { name: 'nowhere' };

/** What there is to learn a game from: two pages, and the player aid. */
export const HOW_PAGES = ['1', '2', 'aid'] as const;
export type HowPage = (typeof HOW_PAGES)[number];
const isHowPage = (text: string | undefined): text is HowPage => HOW_PAGES.some((page) => page === text);

export const to = {
  home: () => '#/',
  lobby: () => '#/lobby',
  newTable: (game: string) => `#/new/${game}`,
  newCampaign: (game: string) => `#/campaigns/${game}`,
  campaign: (id: string) => `#/campaign/${id}`,
  table: (id: string) => `#/table/${id}`,
  record: (id: string, line?: number) => `#/record/${id}${line === undefined ? '' : `/${line}`}`,
  how: (game: string, page: HowPage = '1') => `#/how/${game}${page === '1' ? '' : `/${page}`}`,
  rules: (game: string, clause?: string) => `#/rules/${game}${clause ? `/${clause}` : ''}`,
  profile: (who?: string) => (who ? `#/profile/${who}` : '#/profile'),
  settings: () => '#/settings',
  account: () => '#/account',
  reset: () => '#/reset',
};

export function screenAt(hash: string): Screen {
  const [first, second, third, ...more] = hash.replace(/^#?\/?/, '').split('/').map(decode);
  if (more.length > 0) return { name: 'nowhere' };
  switch (first) {
    case '':
    case undefined:
      return { name: 'home' };
    case 'lobby':
      return second ? { name: 'nowhere' } : { name: 'lobby' };
    case 'new':
      return { name: 'new-table', game: second || 'battle-line' };
    case 'campaigns':
      return second ? { name: 'new-campaign', game: second } : { name: 'nowhere' };
    case 'campaign':
      return second ? { name: 'campaign', id: second } : { name: 'nowhere' };
    case 'table':
      return second ? { name: 'table', id: second } : { name: 'nowhere' };
    case 'record':
      return second ? { name: 'record', id: second, line: lineOf(third) } : { name: 'nowhere' };
    case 'how':
      return { name: 'how', game: second || 'battle-line', page: isHowPage(third) ? third : '1' };
    case 'rules':
      return { name: 'rules', game: second || 'battle-line', clause: third || null };
    case 'profile':
      return { name: 'profile', who: second || null };
    case 'settings':
      return { name: 'settings' };
    case 'account':
      return { name: 'account' };
    case 'link':
    case 'confirm':
    case 'friend':
      return second ? { name: first, token: second } : { name: 'nowhere' };
    case 'reset':
      return { name: 'reset', token: second || null };
    default:
      return { name: 'nowhere' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function lineOf(text: string | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  screen = $state.raw<Screen>({ name: 'home' });

  start(): void {
    this.read();
    addEventListener('hashchange', () => this.read());
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Changes the address without a step in the browser's history: the replay bar does it at every move. */
  rename(address: string): void {
    history.replaceState(history.state, '', address);
  }

  private read(): void {
    this.screen = screenAt(location.hash);
  }
}

export const router = new Router();
