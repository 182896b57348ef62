import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code loads when it is first rendered; until then it renders nothing. A failed load is thrown to the
 * next error boundary, and retried when the component is mounted again.
 *
 * Not React's `lazy` with Suspense: React may discard a suspended render and start over, and an Ant Design dialog of
 * the discarded render stays on top of its Escape stack, so that Escape closes no dialog any more.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;

  return function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => loaded);

    useEffect(
      function loadComponent() {
        if (Component !== null) return;
        load().then(
          (found) => {
            loaded = found;
            setComponent(() => found);
          },
          (error: unknown) =>
            setComponent(() => {
              throw error;
            }),
        );
      },
      [Component],
    );

    return Component && <Component {...props} />;
  };
}
