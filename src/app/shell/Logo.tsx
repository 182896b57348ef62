import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { runtimeConfig } from '../../lib/runtimeConfig';

/** The logo mark and the brand's name; only the mark if `isShort`. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  const { brand } = runtimeConfig();
  return (
    <Flex component="span" gap={10} align="center" style={{ minWidth: 0 }}>
      <img src="/favicon.svg" alt={isShort ? brand : ''} width="28" height="28" />
      {!isShort && <strong style={nameStyle}>{brand}</strong>}
    </Flex>
  );
}

const nameStyle: CSSProperties = {
  overflow: 'hidden',
  color: 'var(--ld-ink)',
  fontSize: 15,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
