import { type FillReading, readFill, unreadable } from './readFill';

const tell = (reading: FillReading) => postMessage(reading);

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  file.arrayBuffer().then(
    (buffer) => tell(readFill(new Uint8Array(buffer))),
    () => tell(unreadable),
  );
});
