import { Card as AntCard } from 'antd';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** The props of a `Card`. */
export interface CardProps {
  title: string;
  /** The accessible name, if the title is not unique on the page. */
  label?: string;
  /** Shown at the end of the title's line. */
  extra?: ReactNode;
  /** The content is being loaded. */
  isLoading?: boolean;
  /** In pixels. */
  minHeight?: number | undefined;
  children: ReactNode;
}

/** Ant Design's card as a region of the page with a heading. */
export function Card({ title, label = title, extra, isLoading, minHeight, children }: CardProps) {
  return (
    <AntCard
      role="region"
      aria-label={label}
      size="small"
      title={<h2 className={styles.title}>{title}</h2>}
      extra={extra}
      loading={isLoading}
      style={{ minHeight }}
    >
      {children}
    </AntCard>
  );
}
