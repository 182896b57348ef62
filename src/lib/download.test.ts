import { openTab } from './download';

it('opens a tab without an opener, and shows a file in it', () => {
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  // Only these parts of a window are used.
  jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(window), tab));
  const opened = openTab();
  expect(window.open).toHaveBeenCalledWith('', '_blank');
  opened?.show(new Blob(['file']));
  expect(tab.location.replace).toHaveBeenCalledWith('blob:test');
  opened?.close();
  expect(tab.close).toHaveBeenCalledTimes(1);
});

it('returns null when the browser blocks it', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(openTab()).toBeNull();
});
