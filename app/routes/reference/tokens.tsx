export { TokensScreen as default } from '../../arrakis/reference/tokens/TokensScreen';
