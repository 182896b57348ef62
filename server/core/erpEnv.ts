import type { SettingsReader } from './SettingsReader';

/** The settings of the SAP S/4HANA connection. */
export type ODataEnv = ReturnType<typeof readODataEnv>;

/**
 * Reads the settings of ERP_DRIVER=odata, each from the environment variable ERP_… of the same name (docs/settings.md);
 * names each fault in one sentence.
 */
export function readODataEnv(settings: SettingsReader) {
  const { faults } = settings;
  const needed = (name: string, what: string) => {
    const value = settings.text(name);
    if (value === null) faults.push(`${name} is needed with ERP_DRIVER=odata: ${what}.`);
    return value ?? '';
  };
  const user = needed('ERP_USER', 'the user that Linedesk signs in to the ERP with');
  if (user.includes(':')) faults.push(`ERP_USER must not hold a colon, but is '${user}'.`);
  return {
    /** The base URL of the services, without a trailing slash. */
    url: readUrl(
      needed('ERP_URL', 'the address of its OData services, as in https://sap.brand.com/sap/opu/odata/sap'),
      faults,
    ),
    user,
    password: needed('ERP_PASSWORD', 'the password of ERP_USER'),
    timeoutSeconds: settings.integer('ERP_TIMEOUT_SECONDS', 30, 1, 300),
    /** The client (`sap-client`), or null for the system's own. */
    client: settings.code('ERP_CLIENT', /^\d{3}$/, 'three digits, as in 100'),
    orderType:
      settings.code('ERP_ORDER_TYPE', /^[A-Z0-9]{1,4}$/, 'up to four capital letters or digits, as in OR') ??
      'OR',
    division:
      settings.code('ERP_DIVISION', /^[A-Z0-9]{1,2}$/, 'up to two capital letters or digits, as in 00') ??
      '00',
    /** How materials are named, with {sku}, {own_sku} or {ean}, or with {generic}, {color} and {size}. */
    material: readMaterial(settings.text('ERP_MATERIAL') ?? '{sku}', faults),
    /** The unit of quantities, or null for each material's own. */
    unit: settings.code('ERP_UNIT', /^[A-Z0-9]{1,3}$/, 'up to three capital letters or digits, as in PC'),
    /** The partner function of the ship-to party. */
    shipTo: settings.code('ERP_SHIP_TO_FUNCTION', /^[A-Z0-9]{2}$/, 'two capital letters, as in SH') ?? 'SH',
    /** The condition type for handing over prices; null to let the ERP price the order itself. */
    priceCondition: settings.code(
      'ERP_PRICE_CONDITION',
      /^[A-Z0-9]{1,4}$/,
      'up to four capital letters or digits, as in PR00',
    ),
    /**
     * The warehouse of each 'plant' or 'plant/storage location'; null when each plant is the warehouse of the same name.
     */
    warehouses: readWarehouses(settings.text('ERP_WAREHOUSES'), faults),
    /** What the codes mean with which SAP rejects lines: it gives no words. */
    rejectionReasons: readReasons(settings.text('ERP_REJECTION_REASONS'), faults),
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function readUrl(value: string, faults: string[]): string {
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    faults.push('ERP_URL must be an address, as in https://sap.brand.com/sap/opu/odata/sap.');
    return '';
  }
  // The fault must not show the password.
  if (url.username !== '' || url.password !== '')
    faults.push('ERP_URL must not hold a user or a password; set ERP_USER and ERP_PASSWORD.');
  else if (url.protocol === 'http:' && !loopback.has(url.hostname))
    faults.push(`ERP_URL must start with https://, as passwords and orders go there, but is '${value}'.`);
  return url.href.replace(/\/+$/, '');
}

function readMaterial(pattern: string, faults: string[]): string {
  const named = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name).toSorted();
  const isValid = ['sku', 'own_sku', 'ean', 'color,generic,size'].includes(named.join(','));
  if (!isValid || /[{}]/.test(pattern.replace(/\{[a-z_]+\}/g, '')))
    faults.push(
      `ERP_MATERIAL must hold {sku}, {own_sku} or {ean}, or {generic}, {color} and {size}, each once, but is '${pattern}'.`,
    );
  return pattern;
}

function readWarehouses(value: string | null, faults: string[]): Record<string, string> | null {
  if (value === null) return null;
  const pairs = value.split(',').map((pair) => pair.trim().split('='));
  const isGood = pairs.every(
    ([plant = '', warehouse = '', ...more]) =>
      more.length === 0 && /^\w{1,4}(\/\w{1,4})?$/.test(plant) && /^[\w-]{1,16}$/.test(warehouse),
  );
  if (isGood) return Object.fromEntries(pairs);
  faults.push(
    `ERP_WAREHOUSES must be a list as in 1010=0001,1020/171A=0003 (plant, or plant and storage location), but is '${value}'.`,
  );
  return null;
}

function readReasons(value: string | null, faults: string[]): ReadonlyMap<string, string> {
  const pairs = (value ?? '')
    .split(';')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => /^\s*([A-Z0-9]{1,2})\s*=\s*(\S.*?)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null))
    faults.push(
      `ERP_REJECTION_REASONS must be a list as in 50=No longer made;51=Too few ordered, but is '${value}'.`,
    );
  return new Map(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', pair[2] ?? '']])));
}
