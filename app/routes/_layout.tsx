import { Forum_400Regular } from '@expo-google-fonts/forum/400Regular';
import { SourceSans3_400Regular } from '@expo-google-fonts/source-sans-3/400Regular';
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold';
import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import * as SystemUI from 'expo-system-ui';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import { RouteErrorBoundary } from '../errors/RouteErrorBoundary';
import { allTexts } from '../games/allTexts';
import { LanguageNotice } from '../games/LanguageNotice';
import '../games/registry';
import { StorageNotice } from '../games/StorageNotice';
import { openGames } from '../store/games';
import { openLibrary, restInBackground } from '../store/gamesLibrary';
import { useChosenLanguage } from '../store/useChosenLanguage';
import { answerKeys } from '../ui/keys';
import { ThemeProvider, useTheme } from '../ui/theme';

export { RootErrorScreen as ErrorBoundary } from '../errors/RootErrorScreen';

void SplashScreen.preventAutoHideAsync();

export default function RootLayout() {
  const [fontsLoaded, fontsFailed] = useFonts({
    Forum_400Regular,
    SourceSans3_400Regular,
    SourceSans3_600SemiBold,
  });
  // Known only after the settings were read.
  const languageLoaded = useChosenLanguage(allTexts);

  useEffect(answerKeys, []);

  useEffect(() => {
    void openLibrary().then(openGames);
    return restInBackground();
  }, []);

  // The first picture is already in the chosen light, type and language: no flash of another one.
  const ready = (fontsLoaded || fontsFailed !== null) && languageLoaded;
  useEffect(() => {
    if (ready) void SplashScreen.hideAsync();
  }, [ready]);

  if (!ready) return null;
  return (
    <GestureHandlerRootView style={styles.fill}>
      <ThemeProvider>
        <Screens />
      </ThemeProvider>
    </GestureHandlerRootView>
  );
}

function Screens() {
  const { dark, colours, reducedMotion } = useTheme();
  useEffect(() => {
    void SystemUI.setBackgroundColorAsync(colours.background);
  }, [colours.background]);
  return (
    <>
      <StatusBar style={dark ? 'light' : 'dark'} />
      <View role="main" style={styles.fill}>
        <StorageNotice>
          <LanguageNotice>
            <Stack
              screenLayout={(screen) => <RouteErrorBoundary {...screen} />}
              screenOptions={{
                headerShown: false,
                animation: reducedMotion ? 'none' : 'fade',
                contentStyle: { backgroundColor: colours.background },
              }}
            />
          </LanguageNotice>
        </StorageNotice>
      </View>
    </>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
