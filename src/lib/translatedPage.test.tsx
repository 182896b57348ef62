import { act, render, screen } from '@testing-library/react';
import { type Translator, translatePage } from '../test/translatePage';
import { followTranslation } from './translatedPage';

let stops: (() => void)[] = [];
beforeEach(() => {
  stops = [followTranslation()];
});
afterEach(() => stops.forEach((stop) => stop()));

/** Lets the observers see what has changed. */
const settle = () => act(async () => Promise.resolve());

function Order({ count, note, isLate = false }: { count: number; note?: string; isLate?: boolean }) {
  return (
    <p>
      {note}
      {count} orders{isLate && <b>late</b>}
      {count > 1 ? ' in all' : <i>only</i>}
    </p>
  );
}

describe.each<Translator>(['replaces', 'moves'])('on a page whose translator %s texts', (translator) => {
  it('texts change, come and go where React has them', async () => {
    const { rerender, container } = render(<Order count={2} note="Note: " />);
    stops.push(translatePage(translator));
    const shows = async (element: React.ReactElement, text: string) => {
      rerender(element);
      await settle();
      expect(container).toHaveTextContent(text);
      expect(container.textContent).toBe(text);
      expect(container.querySelectorAll('font font').length).toBeGreaterThan(0);
    };
    await settle();
    await shows(<Order count={3} note="Note: " />, 'Note: 3 orders in all');
    await shows(<Order count={4} note="Other: " isLate />, 'Other: 4 orderslate in all');
    await shows(<Order count={1} isLate />, '1 orderslateonly');
    await shows(<Order count={1} note="Again: " />, 'Again: 1 ordersonly');
    await shows(<Order count={2} />, '2 orders in all');
  });

  it('what is not translated is left alone', async () => {
    render(<code translate="no">WJM123</code>);
    stops.push(translatePage(translator));
    await settle();
    expect(screen.getByText('WJM123').tagName).toBe('CODE');
  });
});

it('other mistakes throw as ever', () => {
  const [one, other, child] = ['p', 'p', 'b'].map((name) => document.createElement(name));
  other?.append(child ?? '');
  expect(() => one?.removeChild(child ?? document)).toThrow('not a child');
  expect(() => one?.insertBefore(document.createElement('i'), child ?? null)).toThrow();
});

it('a text that somebody else removed is gone', () => {
  const parent = document.createElement('p');
  const text = document.createTextNode('gone');
  expect(parent.removeChild(text)).toBe(text);
  parent.insertBefore(document.createElement('i'), text);
  expect(parent.innerHTML).toBe('<i></i>');
});

it('is taken back', () => {
  stops.forEach((stop) => stop());
  stops = [];
  expect(() => document.createElement('p').removeChild(document.createTextNode(''))).toThrow('not a child');
});
