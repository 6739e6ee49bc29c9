import type { Snippet } from 'svelte';

/** What the screen that is open writes into the header of the page: at a table its game, how far it has come, and on a phone the players. */
class Heading {
  content = $state.raw<Snippet | null>(null);

  /** Writes it there; the answer takes it away again, unless another screen has written meanwhile. */
  write(content: Snippet): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = null;
    };
  }
}

export const heading = new Heading();
