import { lang } from '$src/lang/lang.svelte';
import { api } from '$src/net/http';
import type { Me, MyChanges } from '$src/wire';

/** Who the reader is to the server: nobody yet, a guest, or an account. */
class Myself {
  who = $state.raw<Me | null>(null);
  known = $state(false);

  async start(): Promise<void> {
    try {
      const who = await api.me();
      // Somebody may have taken a name meanwhile.
      this.who ??= who;
    } finally {
      this.known = true;
    }
  }

  /** Takes a name without an account, if there is none yet. */
  async beSomebody(name: string): Promise<Me> {
    this.who ??= await api.guest({ name, language: lang.current });
    return this.who;
  }

  async change(changes: MyChanges): Promise<void> {
    this.who = await api.change(changes);
  }

  async comeBack(token: string): Promise<void> {
    this.who = await api.comeBack(token);
  }

  async confirmEmail(token: string): Promise<void> {
    this.who = await api.confirmEmail(token);
  }

  /** An account, from the guest that one is or from nobody. */
  async register(name: string, password: string): Promise<void> {
    await this.beSomebody(name);
    this.who = await api.register({ name, password });
  }

  async changePassword(old: string, next: string): Promise<void> {
    this.who = await api.changePassword({ old, new: next });
  }

  async resetPassword(token: string, password: string): Promise<void> {
    this.who = await api.resetPassword({ token, password });
  }

  async login(name: string, password: string): Promise<void> {
    this.who = await api.login({ name, password });
  }

  async logout(everywhere = false): Promise<void> {
    await (everywhere ? api.logoutEverywhere() : api.logout());
    this.who = null;
  }

  async farewell(password: string | undefined): Promise<void> {
    await api.farewell(password === undefined ? {} : { password });
    this.who = null;
  }
}

export const me = new Myself();
