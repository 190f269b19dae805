// The list of what the extension does; a new feature is one file and one line here.

import type { Feature } from './ibls';
import { circles } from './features/circles';
import { configuration } from './features/configuration';
import { go } from './features/go';
import { lenses } from './features/lenses';
import { navigation } from './features/navigation';
import { rename } from './features/rename';
import { report } from './features/report';
import { starting } from './features/starting';
import { status } from './features/status';
import { tasks } from './features/tasks';
import { tree } from './features/tree';

export const features: readonly Feature[] = [starting, status, rename, navigation, lenses, circles, tree, go, tasks, configuration, report];
