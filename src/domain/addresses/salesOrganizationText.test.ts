import { salesOrganizationText } from './salesOrganizationText';

describe('salesOrganizationText', () => {
  it.each([
    ['both', '1000', 'FR', '1000/FR'],
    ['a sales organization alone', '1000', '', '1000'],
    ['a channel alone', '', 'FR', 'FR'],
    ['neither', '', '', ''],
  ])('writes %s', (_rule, sales_organization, channel, text) => {
    expect(salesOrganizationText({ sales_organization, channel })).toBe(text);
  });
});
