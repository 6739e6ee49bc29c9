import type {
  ApiToken,
  Credentials,
  Earlier,
  ErrorBody,
  ErrorCode,
  Farewell,
  Games,
  Lobby,
  Me,
  MyChanges,
  NewBranch,
  NewGuest,
  NewTable,
  PersonalLink,
  Preview,
  Profile,
  TableInfo,
  Text,
} from '$src/wire';

/** An answer that is not a success, with what to tell a person. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode | 'unreachable',
    readonly text: Text,
    /** Where, and what was expected there; for programmers. */
    readonly detail: string | null = null,
  ) {
    super(text.id);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (method !== 'GET') {
    request.headers = { accept: 'application/json', 'content-type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Refusal('unreachable', { id: 'web-unreachable' });
  }
  if (!response.ok) throw await refusal(response);
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const body = (await response.json()) as ErrorBody;
    return new Refusal(body.code, body.text, body.detail ?? null);
  } catch {
    return new Refusal('internal', { id: 'web-server-trouble', args: [['status', response.status]] });
  }
}

/** The server's HTTP interface, one function a question. */
export const api = {
  games: () => ask<Games>('GET', '/games'),
  preview: (game: string, scenario: string, seats: number | null) =>
    ask<Preview>('GET', `/games/${game}/preview?scenario=${encodeURIComponent(scenario)}${seats === null ? '' : `&seats=${seats}`}`),
  lobby: () => ask<Lobby>('GET', '/tables'),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  branch: (id: string, branch: NewBranch) => ask<TableInfo>('POST', `/tables/${id}/branch`, branch),
  at: (id: string, line: number) => ask<Earlier>('GET', `/tables/${id}/at/${line}`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  me: () => ask<Me | null>('GET', '/me'),
  guest: (guest: NewGuest) => ask<Me>('POST', '/guest', guest),
  register: (credentials: Credentials) => ask<Me>('POST', '/register', credentials),
  login: (credentials: Credentials) => ask<Me>('POST', '/login', credentials),
  logout: () => ask<null>('POST', '/logout'),
  logoutEverywhere: () => ask<null>('POST', '/logout-everywhere'),
  change: (changes: MyChanges) => ask<Me>('PATCH', '/me', changes),
  farewell: (farewell: Farewell) => ask<null>('DELETE', '/me', farewell),
  personalLink: () => ask<PersonalLink>('POST', '/me/link'),
  comeBack: (token: string) => ask<Me>('POST', '/link', { token }),
  confirmEmail: (token: string) => ask<Me>('POST', '/me/email/confirm', { token }),
  tokens: () => ask<ApiToken[]>('GET', '/me/tokens'),
  newToken: (label: string) => ask<ApiToken>('POST', '/me/tokens', { label }),
  dropToken: (id: number) => ask<null>('DELETE', `/me/tokens/${id}`),
  profile: (id: string) => ask<Profile>('GET', `/players/${id}`),
};
