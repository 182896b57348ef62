import { act, render, screen } from '@testing-library/react';
import { Sentence } from './Sentence';
import { english, language, languageOf, useT } from './useT';

const german = languageOf(
  'en-XA',
  { language: 'de' },
  new Map([
    ['Hello {name}', 'Guten Tag, {name}'],
    ['<b>{name}</b> has signed in.', 'Angemeldet ist <b>{name}</b>.'],
  ]),
);

afterEach(() => act(() => language.set(english)));

function Greeting() {
  const t = useT();
  return <h1>{t('Hello {name}', { name: 'Ada' })}</h1>;
}

it('words what is shown anew when the language changes', () => {
  render(<Greeting />);
  expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  act(() => language.set(german));
  expect(screen.getByRole('heading', { name: 'Guten Tag, Ada' })).toBeVisible();
});

it('renders the elements of a sentence where its language has them', () => {
  const { container } = render(
    <Sentence
      text="<b>{name}</b> has signed in."
      values={{ name: <i>Ada</i> }}
      tags={{ b: (name) => <b>{name}</b> }}
    />,
  );
  expect(container.innerHTML).toBe('<b><i>Ada</i></b> has signed in.');
  act(() => language.set(german));
  expect(container.innerHTML).toBe('Angemeldet ist <b><i>Ada</i></b>.');
});
