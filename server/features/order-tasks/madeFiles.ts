import { madeFilesOf } from '../../background/uploads';

/** The key of the file that a task has made of the order in this position. */
export const madeFile = (taskId: number, position: number) => `${madeFilesOf(taskId)}/${position}`;
