/** How much to add to a demo database. */
export interface SeedSize {
  orders: number;
  garments: number;
  customers: number;
}

const limits: SeedSize = { orders: 1_000_000, garments: 10_000, customers: 100_000 };
const names = ['orders', 'garments', 'customers'] as const;

/** The arguments are invalid; the message is one sentence for the person at the terminal. */
export class SeedArgumentsError extends Error {}

/** Reads `--orders 50000 --garments 1000 [--customers N]`; at least one of them is required. */
export function readSeedArguments(args: readonly string[]): SeedSize {
  const size = { orders: 0, garments: 0, customers: 0 };
  const words = args.flatMap((arg) => arg.split('='));
  for (let at = 0; at < words.length; at += 2) {
    const [option = '', text = ''] = words.slice(at, at + 2);
    const name = names.find((one) => option === `--${one}`);
    if (name === undefined) {
      throw new SeedArgumentsError(
        `'${option}' is not known; there are --orders, --garments and --customers, each with a number.`,
      );
    }
    if (!/^\d+$/.test(text) || Number(text) > limits[name]) {
      throw new SeedArgumentsError(
        `--${name} must be a whole number from 0 to ${limits[name]}, but is '${text}'.`,
      );
    }
    size[name] = Number(text);
  }
  if (size.orders + size.garments + size.customers === 0) {
    throw new SeedArgumentsError(
      'Say how much to add: npm run seed -- --orders 50000 --garments 1000 [--customers 500]',
    );
  }
  return size;
}
