import type { Browser, BrowserContext } from '@playwright/test';
import path from 'node:path';
import { type connectTo, Refusal } from '../connectTo';
import { fills } from './inPage';
import { Ledger } from './Ledger';
import { fates, Network } from './Network';
import { Seeded } from './seeded';
import { SheetTab } from './SheetTab';
import { takeLocksAway } from './takeLocksAway';

/** What a storm acts on. */
export interface World {
  readonly browser: Browser;
  readonly url: string;
  /** The customer's cookies. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Somebody from the brand, who may write to the same order. */
  readonly staff: ReturnType<typeof connectTo>;
  readonly orderId: string;
  /** The cells of some garments, by their labels in the sheet. */
  readonly cells: ReadonlyMap<string, string>;
  /** Takes the host away from this browser's tabs, by whatever means, and brings it back after a while. */
  readonly loseHost: (whileItIsGone: () => Promise<void>, context: BrowserContext) => Promise<void>;
}

/** In what a storm differs from the usual one. */
export interface Course {
  /** A service worker keeps the order, and tabs are also opened while there is no host. */
  readonly startsOffline?: boolean;
  /** How often each thing happens, where it is not as usual. */
  readonly events?: Partial<typeof events>;
  /** It lasts until then, in place of some steps. */
  readonly until?: AbortSignal;
  /** Sees the browser before its first tab opens. */
  readonly watch?: (context: BrowserContext) => Promise<void>;
}

interface Order {
  version: number;
  lines: Record<string, Record<string, number>>;
  wanted: string[];
  service_date: number | null;
}

const steps = 16;
const mostTabs = 2;
/** Few, so that people meet in the same ones. */
const typedCells = 10;
/** As many as a row has sizes. */
const mostSizes = 12;
/** How many cells a file is about. */
const fileRows = 4;
/** How often each happens. */
const events = {
  type: 12,
  fill: 4,
  takeFile: 2,
  fault: 7,
  theirs: 3,
  wait: 3,
  killTab: 1.2,
  closeTab: 0.6,
  openTab: 0.8,
  reload: 0.4,
  endSession: 0.3,
  loseHost: 0.25,
  startOffline: 0,
};

/** One seeded storm over one order; what it tries depends on nothing but its seed. */
export class Storm {
  readonly ledger = new Ledger();
  /** How many numbers were typed into sheets that were opened while there was no host. */
  typedOffline = 0;
  /** How many numbers were typed, one by one, in all. */
  typed = 0;
  /** How many came by filling, pasting, size runs and files. */
  filled = 0;
  private readonly random: Seeded;
  private readonly network = new Network();
  private readonly tabs: (SheetTab | null)[] = Array.from({ length: mostTabs }, () => null);
  private readonly skus: string[];
  private readonly hasLocks: boolean;
  private context: BrowserContext | null = null;

  constructor(
    private readonly seed: number,
    private readonly world: World,
    private readonly course: Course = {},
  ) {
    this.random = new Seeded(seed);
    this.skus = [...world.cells.values()].slice(0, typedCells);
    this.hasLocks = seed % 3 !== 0;
  }

  /** Opens the browser and its first tab. */
  async open(): Promise<void> {
    const { startsOffline = false, watch } = this.course;
    this.context = await this.world.browser.newContext({
      storageState: this.world.session,
      serviceWorkers: startsOffline ? 'allow' : 'block',
    });
    await watch?.(this.context);
    if (!this.hasLocks) await this.context.addInitScript(takeLocksAway);
    await this.network.connect(this.context);
    await this.openTab(0);
    if (startsOffline) await this.tabs[0]?.cached();
  }

  /** Lets everything happen to it. */
  async rage(): Promise<void> {
    const { startsOffline = false, until } = this.course;
    const weights = { ...events, startOffline: startsOffline ? 1 : 0, ...this.course.events };
    for (let step = 0; until ? !until.aborted : step < steps; step += 1) {
      // Once for certain, while the session lasts.
      const isFirst = startsOffline && step === 0;
      await this.happen(isFirst ? 'startOffline' : this.random.weighted(weights));
    }
  }

  /** Ends the storm: everything typed reaches the host, or is asked about. Answers what was lost. */
  async calm(): Promise<string[]> {
    this.network.calm();
    if (this.tabs.every((tab) => tab === null)) await this.openTab(0);
    await this.settleAll();
    // An answer given in one tab may have changed what another one asks.
    await this.settleAll();
    for (const [slot] of this.tabs.entries()) await this.closeTab(slot);
    // A new visit finds nothing left, once it has taken over what tabs without locks have left.
    await this.openTab(0);
    do await this.settleAll();
    while (await this.tabs[0]?.countLeft());
    const { lines } = await this.order();
    const final: Record<string, number> = Object.assign({}, ...Object.values(lines));
    // Nor of a context that had such a page.
    void this.context?.close().catch(() => undefined);
    return this.ledger.skus().flatMap((sku) => {
      const lost = this.ledger.lost(sku, final[sku] ?? 0);
      return lost.length === 0 ? [] : [`${sku} is ${final[sku] ?? 0}, lost ${lost.join(', ')}`];
    });
  }

  /** What its tabs look like now, in a picture each. */
  async photograph(folder: string): Promise<void> {
    for (const [slot, tab] of this.tabs.entries())
      await tab?.page
        .screenshot({ path: path.join(folder, `${this.seed}-${slot}.png`) })
        .catch(() => undefined);
  }

  private async happen(event: keyof typeof events): Promise<void> {
    const slot = this.random.below(mostTabs);
    switch (event) {
      case 'type':
        await this.type(this.openTabNear(slot));
        return;
      case 'fill':
        return this.fill(this.openTabNear(slot));
      case 'takeFile':
        return this.takeFile(this.openTabNear(slot));
      case 'fault': {
        const call = this.random.weighted({ save: 5, read: 1 });
        return this.network.expect(call, this.random.pick(fates), this.random.below(400));
      }
      case 'theirs':
        return this.writeAsStaff();
      case 'wait':
        return new Promise((resolve) => setTimeout(resolve, this.random.below(300)));
      case 'killTab':
      case 'closeTab': {
        const tab = this.tabs[slot];
        if (!tab) return;
        this.tabs[slot] = null;
        await (event === 'killTab' ? tab.kill() : tab.page.close());
        if (this.tabs.every((one) => one === null)) await this.openTab(slot);
        return;
      }
      case 'openTab':
        return this.tabs[slot] ? undefined : this.openTab(slot);
      case 'reload':
        return this.tabs[this.openTabNear(slot)]?.reload();
      case 'endSession':
        return this.context?.clearCookies();
      case 'loseHost':
        return this.loseHost(async () => {
          await this.happen('type');
          await this.happen('type');
        });
      case 'startOffline':
        return this.loseHost(async () => {
          await this.closeTab(slot);
          await this.openTab(slot);
          if (await this.type(slot)) this.typedOffline += 1;
          if (await this.type(slot)) this.typedOffline += 1;
        });
    }
  }

  private async loseHost(whileItIsGone: () => Promise<void>): Promise<void> {
    if (this.context) await this.world.loseHost(whileItIsGone, this.context);
  }

  /** Answers whether a number was typed. */
  private async type(slot: number): Promise<boolean> {
    const sku = this.random.pick(this.skus);
    const isRemoved = this.random.next() < 0.12;
    const tab = this.tabs[slot];
    const quantity = isRemoved ? 0 : this.ledger.fresh();
    const shown = (await tab?.type(sku, quantity)) ?? null;
    if (shown === null || shown === quantity) return false;
    this.typed += 1;
    this.ledger.wrote(sku, quantity, shown);
    await tab?.seen();
    return true;
  }

  private async fill(slot: number): Promise<void> {
    const sku = this.random.pick(this.skus);
    const quantities = Array.from({ length: mostSizes }, () => this.ledger.fresh());
    const filled = (await this.tabs[slot]?.fill(sku, this.random.pick(fills), quantities)) ?? [];
    this.filled += filled.length;
    for (const { sku: one, value, shown } of filled) this.ledger.wrote(one, value, shown);
    await this.tabs[slot]?.seen();
  }

  private async takeFile(slot: number): Promise<void> {
    const skus = Array.from({ length: fileRows }, () => this.random.pick(this.skus));
    const quantities = new Map(skus.map((sku) => [sku, this.ledger.fresh()]));
    const filled = (await this.tabs[slot]?.takeFile(quantities)) ?? [];
    this.filled += filled.length;
    for (const { sku, value, shown } of filled) this.ledger.wrote(sku, value, shown);
  }

  private openTabNear(slot: number): number {
    return this.tabs[slot] ? slot : this.tabs.findIndex((tab) => tab !== null);
  }

  private async writeAsStaff(): Promise<void> {
    const sku = this.random.pick(this.skus);
    const quantity = this.ledger.fresh();
    const order = await this.order().catch(() => null);
    // There is no host right now.
    if (order === null) return;
    const { lines, wanted, service_date, version } = order;
    const flat: Record<string, number> = Object.assign({}, ...Object.values(lines));
    const body = {
      id: this.world.orderId,
      lines: { ...flat, [sku]: quantity },
      wanted,
      service_date,
      version,
    };
    try {
      await this.world.staff('PUT', '/api/order/update', body);
      this.ledger.wrote(sku, quantity, flat[sku] ?? 0);
    } catch (error) {
      // Somebody was faster, or nobody knows what became of it.
      if (!(error instanceof Refusal)) this.ledger.mayHaveWritten(sku, quantity, flat[sku] ?? 0);
    }
  }

  private async order(): Promise<Order> {
    return (await this.world.staff('GET', `/api/order/get_wls/${this.world.orderId}`)) as unknown as Order;
  }

  private async openTab(slot: number): Promise<void> {
    const page = await this.context?.newPage();
    if (page === undefined) return;
    const url = `${this.world.url}/linesheet/${this.world.orderId}`;
    const tab = new SheetTab(page, url, (cell) => this.world.cells.get(cell) ?? cell);
    this.tabs[slot] = tab;
    await tab.open();
  }

  private async closeTab(slot: number): Promise<void> {
    await this.tabs[slot]?.page.close();
    this.tabs[slot] = null;
  }

  private async settleAll(): Promise<void> {
    for (const tab of this.tabs) {
      await tab?.settle({
        picksMine: () => this.random.next() < 0.5,
        chose: (sku, value, given) => this.ledger.chose(sku, value, given),
      });
    }
  }
}
