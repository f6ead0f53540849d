@echo off
rem Starts Tessera for the commands of maps\tessera.tiled-project, on Windows, with a Python that has its packages:
rem the one that the client was started with last, the one of the folder .venv, or the system's own. Where the client
rem lies beside the maps as one program, that is started.
setlocal
cd /d "%~dp0.."
if exist "tessera.exe" (
    tessera.exe %*
    exit /b
)
set "last="
if exist "maps\.interpreter" set /p last=<"maps\.interpreter"
set "needed=import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, ('pygame', 'pytmx', 'msgspec'))))"
for %%P in ("%last%" ".venv\Scripts\python.exe" "venv\Scripts\python.exe" "python" "py") do (
    if not "%%~P"=="" (
        "%%~P" -c "%needed%" >nul 2>&1 && (
            "%%~P" main.py %*
            exit /b
        )
    )
)
echo Tessera: no Python with Tessera's packages is found.
echo Run this once, in %cd%, with the Python that plays Tessera: python main.py tiled
exit /b 1
