export { default } from 'antd/es/locale/nl_NL';
