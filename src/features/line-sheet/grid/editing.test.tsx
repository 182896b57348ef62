import { fireEvent } from '@testing-library/react';
import { cell, coatCell, openLineSheet, savedLine, total } from '../../../test/openLineSheet';

const skirtCell = (size: string) => cell(`Silk skirt 1002, Black, ${size}`);

describe('a click', () => {
  it('selects the typed text of the focused cell, so that the next number replaces it', async () => {
    const { user, server } = await openLineSheet();
    await user.click(skirtCell('S'));
    await user.keyboard('12');
    await user.click(skirtCell('S'));
    await user.keyboard('24{Enter}');
    expect(skirtCell('S')).toHaveValue('24');
    expect(total()).toBe('26 pieces€580.00');
    await savedLine();
    expect(server.quantities()).toEqual({ WJM123000L: 2, WJM200000S: 24 });
  });

  it('selects the stored quantity of the focused cell', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('{Shift>}{Shift/}');
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('7{Enter}');
    expect(coatCell('Black', 'L')).toHaveValue('7');
    await savedLine();
  });

  it('selects by touch too, where the browser sets the caret first', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('S'));
    await user.keyboard('12');
    await user.pointer({ keys: '[TouchA]', target: skirtCell('S') });
    await user.keyboard('24{Enter}');
    expect(skirtCell('S')).toHaveValue('24');
    await savedLine();
  });
});

it('a quick second click after typing selects too: it is not a double click', async () => {
  const { user } = await openLineSheet();
  await user.click(skirtCell('S'));
  await user.keyboard('12');
  fireEvent.mouseDown(skirtCell('S'), { detail: 2 });
  await user.keyboard('24{Enter}');
  expect(skirtCell('S')).toHaveValue('24');
  await savedLine();
});

describe('editing in place', () => {
  it('starts with a double click: the caret is at the end, and the arrows move it', async () => {
    const { user } = await openLineSheet();
    await user.dblClick(coatCell('Black', 'L'));
    await user.keyboard('4');
    expect(coatCell('Black', 'L')).toHaveValue('24');
    await user.keyboard('{ArrowLeft}{Home}1');
    expect(coatCell('Black', 'L')).toHaveValue('124');
    expect(coatCell('Black', 'L')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(skirtCell('L')).toHaveFocus();
    expect(total()).toBe('124 pieces€6,200.00');
    await savedLine();
  });

  it('starts with F2, and ends with Escape: then typing replaces the number', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('{F2}4');
    expect(coatCell('Black', 'L')).toHaveValue('24');
    await user.keyboard('{Escape}');
    expect(coatCell('Black', 'L')).toHaveValue('2');
    await user.keyboard('7{ArrowLeft}');
    expect(coatCell('Black', 'S')).toHaveFocus();
    expect(coatCell('Black', 'L')).toHaveValue('7');
    await savedLine();
    expect(server.quantities()).toEqual({ WJM123000L: 7 });
  });

  it('applies Delete and the space bar to the text', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('{F2}');
    fireEvent.keyDown(coatCell('Black', 'L'), { key: 'Delete' });
    await user.keyboard(' ');
    expect(coatCell('Black', 'L')).toHaveValue('2');
    expect(server.saves).toHaveLength(0);
  });

  it('is disabled for a read-only order', async () => {
    const { user } = await openLineSheet({ sap_status: 2 });
    await user.dblClick(coatCell('Black', 'L'));
    await user.keyboard('{F2}4{ArrowLeft}');
    expect(coatCell('Black', 'L')).toHaveValue('2');
    expect(coatCell('Black', 'S')).toHaveFocus();
  });
});
