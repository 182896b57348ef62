import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, type ReactNode, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props {
  to: string;
  /** Whether it is the page's primary action. */
  isPrimary?: boolean;
  icon?: ReactNode;
  /** The accessible name when only the icon shows. */
  label?: string;
  ref?: Ref<HTMLAnchorElement | HTMLButtonElement>;
  children?: ReactNode;
}

/** A link that looks like a button, so that it opens in a new tab on Ctrl-click. */
export const ButtonLink = memo(function ButtonLink({
  to,
  isPrimary = false,
  icon,
  label,
  ref,
  children,
}: Props) {
  return (
    <Button
      ref={ref}
      type={isPrimary ? 'primary' : 'default'}
      icon={icon}
      aria-label={label}
      title={label}
      href={useHref(to)}
      onClick={useLinkClickHandler<HTMLElement>(to)}
    >
      {children}
    </Button>
  );
});

interface AddProps {
  to: string;
  label: string;
  isShort: boolean;
  ref?: Props['ref'];
}

/** A list's link to the page that adds to it; only a plus icon if `isShort`. */
export const AddLink = ({ label, isShort, ...link }: AddProps) =>
  isShort ? (
    <ButtonLink {...link} isPrimary label={label} icon={<PlusOutlined aria-hidden />} />
  ) : (
    <ButtonLink {...link} isPrimary>
      {label}
    </ButtonLink>
  );
