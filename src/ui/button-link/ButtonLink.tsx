import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, type ReactNode, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props {
  to: string;
  /** The primary action of the page. */
  isPrimary?: boolean;
  icon?: ReactNode;
  /** Its name, where only the icon shows. */
  label?: string;
  ref?: Ref<HTMLAnchorElement | HTMLButtonElement>;
  children?: ReactNode;
}

/** A link that looks like a button: a real one, which opens in a new tab on Ctrl-click. */
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

/** The link of a list to what adds to it: a plus where there is no room for its name. */
export const AddLink = ({ label, isShort, ...link }: AddProps) =>
  isShort ? (
    <ButtonLink {...link} isPrimary label={label} icon={<PlusOutlined aria-hidden />} />
  ) : (
    <ButtonLink {...link} isPrimary>
      {label}
    </ButtonLink>
  );
