import type { CDPSession, Page } from '@playwright/test';

/** What the browser tells a screen reader of one thing. */
export interface Told {
  id: number;
  role: string;
  name: string;
  enabled: boolean;
  text: string;
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** A player who sees nothing: everything is known from the accessibility tree and done by keyboard. */
export class Listener {
  private constructor(
    private readonly page: Page,
    private readonly line: CDPSession,
  ) {}

  static async at(page: Page): Promise<Listener> {
    const line = await page.context().newCDPSession(page);
    await line.send('Accessibility.enable');
    await line.send('DOM.enable');
    return new Listener(page, line);
  }

  private async tree(): Promise<Told[]> {
    const { nodes } = (await this.line.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const words = (node: AxNode): string =>
      node.role?.value === 'StaticText' ? (node.name?.value ?? '') : (node.childIds ?? []).map((id) => byId.get(id)).map((child) => (child ? words(child) : '')).filter(Boolean).join(' ');
    const live = (node: AxNode) => node.properties?.some(({ name, value }) => name === 'live' && value.value !== 'off') ?? false;
    return nodes.flatMap((node) => {
      const role = node.role?.value ?? '';
      const told = { id: node.backendDOMNodeId ?? 0, name: (node.name?.value ?? '').trim(), enabled: !node.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) };
      if (node.ignored) return [];
      if (role === 'button') return [{ ...told, role, text: '' }];
      return live(node) && !['StaticText', 'InlineTextBox'].includes(role) ? [{ ...told, role: 'live', text: words(node) }] : [];
    });
  }

  /** The buttons that may be pressed, by what is said of them, and all that live regions say now. */
  async listens(): Promise<{ buttons: Told[]; hears: string }> {
    const told = await this.tree();
    return {
      buttons: told.filter(({ role, enabled }) => role === 'button' && enabled),
      hears: told.filter(({ role }) => role === 'live').map(({ text }) => text).filter(Boolean).join(' | '),
    };
  }

  async hears(): Promise<string> {
    return (await this.listens()).hears;
  }

  /** The things that the mouse may choose now, by the nodes that the tree names as well. */
  async lit(): Promise<number[]> {
    const { root } = await this.line.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await this.line.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'button[data-step][data-standing="lit"], button[data-roll]' });
    const found = await Promise.all(nodeIds.map((nodeId) => this.line.send('DOM.describeNode', { nodeId })));
    return found.map(({ node }) => node.backendNodeId);
  }

  /** What the keyboard is at. */
  private async focused(): Promise<number> {
    const { result } = await this.line.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { node } = await this.line.send('DOM.describeNode', { objectId: result.objectId ?? '' });
    return node.backendNodeId;
  }

  /** Goes to a button as a screen reader's own cursor does, straight from what was heard of it, and presses it. */
  async presses({ id }: Told): Promise<void> {
    await this.line.send('DOM.focus', { backendNodeId: id });
    await this.page.keyboard.press('Enter');
  }

  /** Goes to a button with the key Tab, and presses it. */
  async tabsTo({ id, name }: Told): Promise<void> {
    for (let keys = 0; keys < 300; keys += 1) {
      if ((await this.focused()) === id) {
        await this.page.keyboard.press('Enter');
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The key Tab does not lead to ${name}`);
  }
}
