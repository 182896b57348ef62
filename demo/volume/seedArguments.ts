import { parseArgs } from 'node:util';

/** How much to add to a demo database. */
export interface SeedSize {
  orders: number;
  garments: number;
  customers: number;
}

const limits: Record<keyof SeedSize, number> = { orders: 1_000_000, garments: 10_000, customers: 100_000 };

/** The arguments are invalid; the message is one sentence for the person at the terminal. */
export class SeedArgumentsError extends Error {}

/** Reads `--orders 50000 --garments 1000 [--customers N]`; at least one of them is required. */
export function readSeedArguments(args: readonly string[]): SeedSize {
  const values = parse(args);
  const size = {
    orders: integerOption('orders', values.orders),
    garments: integerOption('garments', values.garments),
    customers: integerOption('customers', values.customers),
  };
  if (size.orders + size.garments + size.customers === 0) {
    throw new SeedArgumentsError(
      'Say how much to add: npm run seed -- --orders 50000 --garments 1000 [--customers 500]',
    );
  }
  return size;
}

const names = ['orders', 'garments', 'customers'] as const;

function parse(args: readonly string[]): Partial<Record<keyof SeedSize, string>> {
  const option = { type: 'string' } as const;
  const { tokens } = parseArgs({
    args: [...args],
    options: { orders: option, garments: option, customers: option },
    strict: false,
    tokens: true,
  });
  const values: Partial<Record<keyof SeedSize, string>> = {};
  for (const token of tokens) {
    const name = token.kind === 'option' ? names.find((one) => one === token.name) : undefined;
    if (name === undefined || token.kind !== 'option') {
      throw new SeedArgumentsError(
        `'${args[token.index] ?? ''}' is not known; there are --orders, --garments and --customers, each with a number.`,
      );
    }
    values[name] = token.value ?? '';
  }
  return values;
}

function integerOption(name: keyof SeedSize, text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d+$/.test(text) && Number(text) <= limits[name]) return Number(text);
  throw new SeedArgumentsError(
    `--${name} must be a whole number from 0 to ${limits[name]}, but is '${text}'.`,
  );
}
