export { default } from 'antd/es/locale/de_DE';
