import { fileNameFrom } from './fileNameFrom';

it.each([
  [null, null],
  ['inline', null],
  ['attachment; filename=order_list.xlsx', 'order_list.xlsx'],
  ['attachment; filename="Order 7; final.xlsx"', 'Order 7; final.xlsx'],
  ['attachment; filename="a \\"b\\".xlsx"', 'a "b".xlsx'],
  ['attachment; filename="Otono.xlsx"; filename*=UTF-8\'\'Oto%C3%B1o%20%E2%82%AC.xlsx', 'Otoño €.xlsx'],
  ["attachment; filename*=utf-8'en'x.pdf; filename=y.pdf", 'x.pdf'],
  ["attachment; filename*=ISO-8859-1''%F1.pdf; filename=n.pdf", 'n.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\x.pdf"', 'x.pdf'],
  ['attachment; filename="/"', null],
])('reads %s as %s', (header, name) => {
  expect(fileNameFrom(header)).toBe(name);
});
