import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidEnvError, readEnv } from './env';

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-env-'));
const minimal = {
  DATA_DIR: folder,
  ERP_DRIVER: 'odata',
  ERP_URL: 'https://sap.brand.com/sap/opu/odata/sap/',
  ERP_USER: 'LINEDESK',
  ERP_PASSWORD: 'top secret',
};

function faultsOf(source: Record<string, string>): string[] {
  try {
    readEnv({ ...minimal, ...source });
  } catch (error) {
    if (error instanceof InvalidEnvError) return error.faults;
  }
  return [];
}

test('an address, a user and a password are enough', () => {
  expect(readEnv(minimal).erpOData).toEqual({
    url: 'https://sap.brand.com/sap/opu/odata/sap',
    user: 'LINEDESK',
    password: 'top secret',
    timeoutSeconds: 30,
    client: null,
    orderType: 'OR',
    division: '00',
    material: '{sku}',
    unit: null,
    shipTo: 'SH',
    priceCondition: null,
    warehouses: null,
    rejectionReasons: new Map(),
  });
});

test('every setting can be given', () => {
  const erpOData = readEnv({
    ...minimal,
    ERP_TIMEOUT_SECONDS: '60',
    ERP_CLIENT: '100',
    ERP_ORDER_TYPE: 'ZOR',
    ERP_DIVISION: '10',
    ERP_MATERIAL: '{generic}-{color}-{size}',
    ERP_UNIT: 'PC',
    ERP_SHIP_TO_FUNCTION: 'WE',
    ERP_PRICE_CONDITION: 'PR00',
    ERP_WAREHOUSES: '1010=0001, 1020/171A=0003',
    ERP_REJECTION_REASONS: '50=No longer made; A1 = Too few, or late ;',
  }).erpOData;
  expect(erpOData).toMatchObject({
    timeoutSeconds: 60,
    client: '100',
    orderType: 'ZOR',
    division: '10',
    material: '{generic}-{color}-{size}',
    unit: 'PC',
    shipTo: 'WE',
    priceCondition: 'PR00',
    warehouses: { '1010': '0001', '1020/171A': '0003' },
    rejectionReasons: new Map([
      ['50', 'No longer made'],
      ['A1', 'Too few, or late'],
    ]),
  });
});

test('without the driver its settings are ignored', () => {
  expect(readEnv({ ...minimal, ERP_DRIVER: 'drop', ERP_URL: 'nowhere' }).erpOData).toBeNull();
});

test.each(['http://localhost:8000/sap', 'http://127.0.0.1:8000', 'http://[::1]/sap'])(
  'on the same machine an address needs no https: %s',
  (address) => expect(faultsOf({ ERP_URL: address })).toEqual([]),
);

test.each([
  [
    { ERP_URL: '' },
    'ERP_URL is needed with ERP_DRIVER=odata: the address of its OData services, as in https://sap.brand.com/sap/opu/odata/sap.',
  ],
  [
    { ERP_USER: '' },
    'ERP_USER is needed with ERP_DRIVER=odata: the user that Linedesk signs in to the ERP with.',
  ],
  [{ ERP_PASSWORD: '' }, 'ERP_PASSWORD is needed with ERP_DRIVER=odata: the password of ERP_USER.'],
  [{ ERP_USER: 'a:b' }, "ERP_USER must not hold a colon, but is 'a:b'."],
  [{ ERP_URL: 'sap' }, 'ERP_URL must be an address, as in https://sap.brand.com/sap/opu/odata/sap.'],
  [
    { ERP_URL: 'https://a/b?c' },
    'ERP_URL must be an address, as in https://sap.brand.com/sap/opu/odata/sap.',
  ],
  [
    { ERP_URL: 'http://sap.brand.com/sap' },
    "ERP_URL must start with https://, as passwords and orders go there, but is 'http://sap.brand.com/sap'.",
  ],
  [
    { ERP_URL: 'https://me:hidden@sap.brand.com' },
    'ERP_URL must not hold a user or a password; set ERP_USER and ERP_PASSWORD.',
  ],
  [{ ERP_TIMEOUT_SECONDS: '0' }, "ERP_TIMEOUT_SECONDS must be a whole number from 1 to 300, but is '0'."],
  [{ ERP_CLIENT: '1' }, "ERP_CLIENT must be three digits, as in 100, but is '1'."],
  [
    { ERP_ORDER_TYPE: 'order' },
    "ERP_ORDER_TYPE must be up to four capital letters or digits, as in OR, but is 'order'.",
  ],
  [
    { ERP_DIVISION: '000' },
    "ERP_DIVISION must be up to two capital letters or digits, as in 00, but is '000'.",
  ],
  [
    { ERP_UNIT: 'piece' },
    "ERP_UNIT must be up to three capital letters or digits, as in PC, but is 'piece'.",
  ],
  [{ ERP_SHIP_TO_FUNCTION: 'S' }, "ERP_SHIP_TO_FUNCTION must be two capital letters, as in SH, but is 'S'."],
  [
    { ERP_PRICE_CONDITION: 'price' },
    "ERP_PRICE_CONDITION must be up to four capital letters or digits, as in PR00, but is 'price'.",
  ],
  ...['{material}', '{generic}', 'WJM', '{sku}{sku}', '{sku', '{sku}{size}', '{own_sku}{ean}'].map(
    (pattern) => [
      { ERP_MATERIAL: pattern },
      `ERP_MATERIAL must hold {sku}, {own_sku} or {ean}, or {generic}, {color} and {size}, each once, but is '${pattern}'.`,
    ],
  ),
  ...['1010', '1010=0001=2', '10101=0001', '=0001', '1010='].map((value) => [
    { ERP_WAREHOUSES: value },
    `ERP_WAREHOUSES must be a list as in 1010=0001,1020/171A=0003 (plant, or plant and storage location), but is '${value}'.`,
  ]),
  ...['50', '50=', '=Too few', '500=Too few'].map((value) => [
    { ERP_REJECTION_REASONS: value },
    `ERP_REJECTION_REASONS must be a list as in 50=No longer made;51=Too few ordered, but is '${value}'.`,
  ]),
] as [Record<string, string>, string][])('%j is refused in one sentence', (source, fault) => {
  expect(faultsOf(source)).toEqual([fault]);
});
