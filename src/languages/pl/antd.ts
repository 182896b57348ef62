export { default } from 'antd/es/locale/pl_PL';
