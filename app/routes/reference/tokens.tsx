export { TokensScreen as default } from '../../reference/tokens/TokensScreen';
