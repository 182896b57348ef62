import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { selectOther, useGetMeQuery } from '../../api';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { Modal } from '../../ui/modal/Modal';
import { useT } from '../../languages/useT';

/**
 * Covers the page once somebody else has signed in, in another tab: what was typed stays, and is sent only once the
 * person whose tab this is is back.
 */
export function OtherPerson() {
  const t = useT();
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
      <Cover title={t('Nobody is signed in now')} person={me.name}>
        <Typography.Paragraph>
          {t(
            'Whoever signed in in another tab of this browser has signed out. What {name} typed here stays, and is saved when {name} signs in again.',
            { name: me.name },
          )}
        </Typography.Paragraph>
      </Cover>
    );
  }
  const name = other.name ?? t('somebody else');
  return (
    <Cover
      title={
        other.name === null ? t('Somebody else is signed in now') : t('{name} is signed in now', { name })
      }
      person={me.name}
      goOn={
        <Button onClick={() => window.location.assign(paths.orderList.href())}>
          {other.name === null ? t('Open their orders') : t('Go on as {name}', { name })}
        </Button>
      }
    >
      <Typography.Paragraph>
        {t(
          'In another tab of this browser, {name} has signed in. Nothing from this tab is sent as {name}: what {owner} typed here stays, and is saved when {owner} signs in again.',
          { name, owner: me.name },
        )}
      </Typography.Paragraph>
      <Typography.Paragraph>
        {t(
          'Going on as {name} closes this page. Quantities of a line sheet that are not saved yet stay in this browser for {owner}; other fields do not.',
          { name, owner: me.name },
        )}
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
  const t = useT();
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
            {t('Sign in as {person}', { person })}
          </Button>
          {goOn}
        </Flex>
      }
    >
      {children}
    </Modal>
  );
}
