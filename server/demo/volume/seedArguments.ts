import { parseArgs } from 'node:util';

/** How much to add to a demo database. */
export interface SeedSize {
  orders: number;
  garments: number;
  customers: number;
}

const limits: Record<keyof SeedSize, number> = { orders: 1_000_000, garments: 10_000, customers: 100_000 };

/** What is to be seeded can't be understood; the message is one sentence for the person at the terminal. */
export class SeedArgumentsError extends Error {}

/** Reads `--orders 50000 --garments 1000 [--customers N]`; at least one of them has to be given. */
export function readSeedArguments(args: readonly string[]): SeedSize {
  const values = parse(args);
  const size = {
    orders: wholeNumber('orders', values.orders),
    garments: wholeNumber('garments', values.garments),
    customers: wholeNumber('customers', values.customers),
  };
  if (size.orders + size.garments + size.customers === 0) {
    throw new SeedArgumentsError(
      'Say how much to add: npm run seed -- --orders 50000 --garments 1000 [--customers 500]',
    );
  }
  return size;
}

function parse(args: readonly string[]): Partial<Record<keyof SeedSize, string>> {
  try {
    const option = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { orders: option, garments: option, customers: option } })
      .values;
  } catch (error) {
    throw new SeedArgumentsError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}; --orders, --garments and --customers are known, each with a number.`,
    );
  }
}

function wholeNumber(name: keyof SeedSize, text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d+$/.test(text) && Number(text) <= limits[name]) return Number(text);
  throw new SeedArgumentsError(
    `--${name} must be a whole number from 0 to ${limits[name]}, but is '${text}'.`,
  );
}
