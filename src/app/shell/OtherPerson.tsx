import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { selectOther, useGetMeQuery } from '../../api';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { Modal } from '../../ui/modal/Modal';

/**
 * Covers the page once somebody else has signed in, in another tab: what was typed stays, and is sent only once the
 * person whose tab this is is back.
 */
export function OtherPerson() {
  const other = useAppSelector(selectOther);
  const { data: me, refetch } = useGetMeQuery();

  useEffect(
    function askWhenShown() {
      if (other === null) return;
      const ask = () => document.visibilityState === 'visible' && void refetch();
      document.addEventListener('visibilitychange', ask);
      return () => document.removeEventListener('visibilitychange', ask);
    },
    [other, refetch],
  );

  if (other === null || me === undefined) return null;
  if (other === 'nobody') {
    return (
      <Cover title="Nobody is signed in now" person={me.name}>
        <Typography.Paragraph>
          Whoever signed in in another tab of this browser has signed out. What {me.name} typed here stays,
          and is saved when {me.name} signs in again.
        </Typography.Paragraph>
      </Cover>
    );
  }
  const name = other.name ?? 'Somebody else';
  return (
    <Cover
      title={`${name} is signed in now`}
      person={me.name}
      goOn={
        <Button onClick={() => window.location.assign(paths.orderList.href())}>
          {other.name === null ? 'Open their orders' : `Go on as ${name}`}
        </Button>
      }
    >
      <Typography.Paragraph>
        In another tab of this browser, {name} has signed in. Nothing from this tab is sent as {name}: what{' '}
        {me.name} typed here stays, and is saved when {me.name} signs in again.
      </Typography.Paragraph>
      <Typography.Paragraph>
        Going on as {name} closes this page. Quantities of a line sheet that are not saved yet stay in this
        browser for {me.name}; other fields do not.
      </Typography.Paragraph>
    </Cover>
  );
}

interface CoverProps {
  title: string;
  /** The name of the person whose tab this is. */
  person: string;
  goOn?: ReactNode;
  children: ReactNode;
}

function Cover({ title, person, goOn, children }: CoverProps) {
  return (
    <Modal
      open
      isAlert
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Flex wrap gap={8} justify="end">
          <Button
            type="primary"
            onClick={() => window.open(paths.login.hrefForAnother, '_blank', 'noopener')}
          >
            Sign in as {person}
          </Button>
          {goOn}
        </Flex>
      }
    >
      {children}
    </Modal>
  );
}
