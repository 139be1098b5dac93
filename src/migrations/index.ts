import * as migration_20261121_093252_initial from './20261121_093252_initial';

export const migrations = [
  {
    up: migration_20261121_093252_initial.up,
    down: migration_20261121_093252_initial.down,
    name: '20261121_093252_initial'
  },
];
