import { makePicture, type PictureQuestion } from './makePicture';

addEventListener('message', ({ data, ports: [port] }: MessageEvent<PictureQuestion>) => {
  void makePicture(data).then((reply) => port?.postMessage(reply));
});
