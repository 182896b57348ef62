import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code loads when it is first rendered; until then nothing is shown. A failed load is thrown to the
 * next error boundary, and tried again when the component is rendered anew.
 *
 * Not `lazy` with Suspense: React may drop a rendering that waited and start it anew, and an Ant Design dialog that was
 * begun in the dropped one stays first in line for Escape, so that no dialog of the page closes by it any more.
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
