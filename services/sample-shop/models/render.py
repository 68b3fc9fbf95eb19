"""Renders photographs of the sample's products; see README.md.

blender -b -noaudio -t 2 --python render.py -- WEIGHTS FOLDER [--size 1200] [--samples 64] [picture ...]
WEIGHTS is the folder of the denoiser's .tza files.
A picture is `folder/view-colour`, a folder alone stands for all of its pictures, none for all there are.
"""
import argparse
import importlib
import json
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from studio.camera import place_camera  # noqa: E402
from studio.denoise import Denoiser  # noqa: E402
from studio.ground import place_ground  # noqa: E402
from studio.lights import place_lights  # noqa: E402
from studio.photograph import take_photograph  # noqa: E402
from studio.scene import new_scene  # noqa: E402


def read_arguments():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('weights')
    parser.add_argument('folder')
    parser.add_argument('--size', type=int, default=1200)
    parser.add_argument('--samples', type=int, default=64)
    parser.add_argument('--missing', action='store_true', help='leave out what the folder has')
    parser.add_argument('--pause', help='a file; no picture is begun while it exists')
    parser.add_argument('pictures', nargs='*')
    return parser.parse_intermixed_args(sys.argv[sys.argv.index('--') + 1:])


def every_picture():
    """(name, module, view, parameters) of each picture that pictures.json and scenes.json ask for."""
    with open(os.path.join(HERE, 'pictures.json'), encoding='utf8') as file:
        entries = json.load(file)
    for folder, entry in entries.items():
        for colour, views in entry['pictures'].items():
            # A form's own `colour` wins: a gold ring with a pearl is filed under the pearl.
            parameters = {'colour': colour, **entry['parameters']}
            for view in views:
                yield f'{folder}/{view}-{colour}', f'forms.{entry["form"]}', view, parameters
    with open(os.path.join(HERE, 'scenes.json'), encoding='utf8') as file:
        scenes = json.load(file)
    for folder, entry in scenes.items():
        yield f'{folder}/{entry["view"]}-natural', f'scenes.{entry["scene"]}', entry['view'], None


def render(module_name, view_name, parameters, file, options, denoiser):
    module = importlib.import_module(module_name)
    view = module.VIEWS[view_name]
    scene = new_scene(options.size, options.samples, view.aspect)
    if parameters is None:
        # A scene brings ground and light of its own.
        scene.render.film_transparent = False
        module.build(scene, view)
    else:
        module.build(**parameters, **({} if view.pose == 'default' else {'pose': view.pose}))
        place_ground(scene, view)
        place_lights(scene, view)
    place_camera(scene, view)
    with tempfile.TemporaryDirectory() as working_folder:
        take_photograph(scene, file, working_folder, denoiser)


def main():
    options = read_arguments()
    denoiser = Denoiser(options.weights)
    record_file = os.path.join(options.folder, 'seconds.json')
    for name, form, view, parameters in every_picture():
        wanted = options.pictures
        if wanted and name not in wanted and name.split('/')[0] not in wanted:
            continue
        file = os.path.join(options.folder, f'{name}.webp')
        if options.missing and os.path.exists(file):
            continue
        while options.pause and os.path.exists(options.pause):
            time.sleep(5)
        started = time.monotonic()
        render(form, view, parameters, file, options, denoiser)
        record(record_file, name, round(time.monotonic() - started, 1))


def record(file, name, seconds):
    """Adds how long a picture took to what the folder says of the others."""
    seconds_of = {}
    if os.path.exists(file):
        with open(file, encoding='utf8') as known:
            seconds_of = json.load(known)
    seconds_of[name] = seconds
    with open(file, 'w', encoding='utf8') as written:
        json.dump(dict(sorted(seconds_of.items())), written, indent=2)
        written.write('\n')
    print(f'{name}: {seconds} s', flush=True)


main()
