import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyComponent } from './lazyComponent';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

it('loads once, when it is first rendered, and then renders synchronously', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Lazy = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  const { container, rerender, unmount } = render(<Lazy name="Ada" />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  rerender(<Lazy name="Bea" />);
  expect(screen.getByText('Hello Bea')).toBeVisible();
  unmount();
  render(<Lazy name="Cleo" />);
  expect(screen.getByText('Hello Cleo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('throws a failed load to the boundary, and retries when mounted again', async () => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('no line'));
  const Lazy = lazyComponent(load);
  const { unmount } = render(
    <Boundary>
      <Lazy name="Ada" />
    </Boundary>,
  );
  expect(await screen.findByText('no line')).toBeVisible();
  unmount();
  render(<Lazy name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

it('does nothing when unmounted before loading completes', async () => {
  let arrive: (found: typeof Greeting) => void = () => undefined;
  const loading = new Promise<typeof Greeting>((resolve) => (arrive = resolve));
  const Lazy = lazyComponent(() => loading);
  const { container, unmount } = render(<Lazy name="Ada" />);
  unmount();
  arrive(Greeting);
  await loading;
  expect(container).toBeEmptyDOMElement();
});
