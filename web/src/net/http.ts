import type {
  Components,
  Credentials,
  Earlier,
  ErrorBody,
  ErrorCode,
  Farewell,
  Games,
  InWords,
  LinkedAs,
  Lobby,
  Me,
  MyChanges,
  NewBranch,
  NewReport,
  NewGuest,
  NewPassword,
  NewTable,
  PasswordReset,
  PersonalLink,
  Preview,
  Profile,
  Roles,
  SessionInfo,
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

export async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' }, signal: signal ?? null };
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

let games: Promise<Games> | null = null;

/** The server's HTTP interface, one function a question. */
export const api = {
  /** What can be played does not change while the page is open: it is asked for once. */
  games: () => {
    games ??= ask<Games>('GET', '/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  preview: (game: string, scenario: string, seats: number | null) =>
    ask<Preview>('GET', `/games/${game}/preview?scenario=${encodeURIComponent(scenario)}${seats === null ? '' : `&seats=${seats}`}`),
  /** Who sits where in a set-up. */
  roles: (game: string, setup: unknown) => ask<Roles>('GET', `/games/${game}/roles?setup=${encodeURIComponent(JSON.stringify(setup))}`),
  components: (game: string, setup: unknown) => ask<Components>('GET', `/games/${game}/components?setup=${encodeURIComponent(JSON.stringify(setup))}`),
  lobby: () => ask<Lobby>('GET', '/tables'),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  branch: (id: string, branch: NewBranch) => ask<TableInfo>('POST', `/tables/${id}/branch`, branch),
  at: (id: string, line: number) => ask<Earlier>('GET', `/tables/${id}/at/${line}`),
  inWords: (id: string, line: number, near: number) => ask<InWords>('GET', `/tables/${id}/at/${line}/words?near=${near}`),
  report: (id: string, report: NewReport) => ask<null>('POST', `/tables/${id}/report`, report),
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
  whoseLink: (token: string) => ask<LinkedAs>('POST', '/link/whose', { token }),
  comeBack: (token: string) => ask<Me>('POST', '/link', { token }),
  confirmEmail: (token: string) => ask<Me>('POST', '/me/email/confirm', { token }),
  sessions: () => ask<SessionInfo[]>('GET', '/me/sessions'),
  dropSession: (id: number) => ask<null>('DELETE', `/me/sessions/${id}`),
  changePassword: (passwords: NewPassword) => ask<Me>('POST', '/me/password', passwords),
  forgotPassword: (name: string) => ask<null>('POST', '/password/forgot', { name }),
  resetPassword: (reset: PasswordReset) => ask<Me>('POST', '/password/reset', reset),
  profile: (id: string) => ask<Profile>('GET', `/players/${id}`),
};
