import { documentFileName } from './documentFileName';

test.each([
  ['Autumn first drop', 'order_12_Autumn_first_drop.xlsx'],
  ['Été 27', 'order_12_Été_27.xlsx'],
  ['../../etc/passwd', 'order_12_.._.._etc_passwd.xlsx'],
  ['a\\b:c*d?e"f<g>h|i', 'order_12_a_b_c_d_e_f_g_h_i.xlsx'],
  ['line\r\nX-Header: 1', 'order_12_line_X-Header_1.xlsx'],
  ['ends with dots...', 'order_12_ends_with_dots.xlsx'],
  ['???', 'order_12.xlsx'],
  ['', 'order_12.xlsx'],
  ['👕'.repeat(100), `order_12_${'👕'.repeat(80)}.xlsx`],
])('an order named %j is saved as %j', (name, file) => {
  expect(documentFileName('order', { id: '12', name }, 'xlsx')).toBe(file);
});
