import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '../../test/render';
import { ButtonLink } from './ButtonLink';

function renderLink() {
  const app = renderWithStore(<ButtonLink to="/admin/users/list?q=a">Customers</ButtonLink>);
  return { ...app, link: screen.getByRole('link', { name: 'Customers' }) };
}

it('is a link within the app', async () => {
  const { link, user, place } = renderLink();
  expect(link).toHaveAttribute('href', '/admin/users/list?q=a');
  await user.click(link);
  expect(place()).toBe('/admin/users/list?q=a');
});

it('leaves a Ctrl-click to the browser, which opens a tab', () => {
  const { link, place } = renderLink();
  const click = createEvent.click(link, { ctrlKey: true });
  const taken = jest.fn();
  // jsdom cannot open the tab.
  document.addEventListener(
    'click',
    (event) => {
      taken(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  expect(taken).toHaveBeenCalledWith(false);
  expect(place()).toBe('/');
});
