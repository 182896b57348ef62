export { default } from 'antd/es/locale/ja_JP';
