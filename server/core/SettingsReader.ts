/** Reads single settings from environment variables, and collects a sentence for each one that can't be used. */
export class SettingsReader {
  readonly faults: string[] = [];

  constructor(private readonly source: Record<string, string | undefined>) {}

  /** The value without blanks around it; null for one that is unset or blank. */
  text(name: string): string | null {
    return this.source[name]?.trim() || null;
  }

  /** A whole number within these bounds. */
  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    this.faults.push(`${name} must be a whole number from ${min} to ${max}, but is '${value}'.`);
    return fallback;
  }

  /** One of these words. */
  choice<const Option extends string>(name: string, options: readonly Option[], fallback: Option): Option {
    const value = this.text(name);
    if (value === null) return fallback;
    const found = options.find((option) => option === value);
    if (found === undefined)
      this.faults.push(`${name} must be one of ${options.join(', ')}, but is '${value}'.`);
    return found ?? fallback;
  }

  /** Yes or no. */
  flag(name: string, fallback: boolean): boolean {
    return this.choice(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  }

  /** The URL in a value, which must have one of these protocols. */
  address(name: string, value: string, protocols: readonly string[]): URL | null {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed !== null && protocols.includes(parsed.protocol)) return parsed;
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.faults.push(`${name} must be an address that starts with ${starts}.`);
    return null;
  }

  /** A value of this pattern, which `what` describes; null for one that is unset or has another. */
  code(name: string, pattern: RegExp, what: string): string | null {
    const value = this.text(name);
    if (value === null || pattern.test(value)) return value;
    this.faults.push(`${name} must be ${what}, but is '${value}'.`);
    return null;
  }
}
