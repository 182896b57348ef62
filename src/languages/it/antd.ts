export { default } from 'antd/es/locale/it_IT';
