import { Button } from 'antd';
import { memo, type ReactNode, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props {
  to: string;
  /** The primary action of the page. */
  isPrimary?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement | HTMLButtonElement>;
  children: ReactNode;
}

/** A link that looks like a button: a real one, which opens in a new tab on Ctrl-click. */
export const ButtonLink = memo(function ButtonLink({ to, isPrimary = false, icon, ref, children }: Props) {
  return (
    <Button
      ref={ref}
      type={isPrimary ? 'primary' : 'default'}
      icon={icon}
      href={useHref(to)}
      onClick={useLinkClickHandler<HTMLElement>(to)}
    >
      {children}
    </Button>
  );
});
